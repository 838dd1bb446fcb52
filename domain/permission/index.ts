export {
  allKinds,
  isIdentified,
  kindOf,
  type Identification,
  type Kind,
  type VisitorKind,
  visitorKinds,
} from './kinds.js';
export { lackOf, matrix, ruleOf, type Action, type Lack, type OpenAction } from './matrix.js';
