/**
 * A form is read in one idiom (docs/how-to.md, "A page"). The rule asks the compiler for the type, because `get` is also
 * a method of headers, addresses and maps.
 */
export const oneFormReader = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { otherReader: 'Read a form with web/interface/form/sent-form.ts, or with parseWithZod.' },
  },
  create(context) {
    const types = context.sourceCode.parserServices;
    const isForm = (node) => types.getTypeAtLocation(node).getNonNullableType().getSymbol()?.name === 'FormData';
    const check = (node) => isForm(node) && context.report({ node, messageId: 'otherReader' });
    return {
      'MemberExpression[property.name=/^(get|getAll|entries|values|forEach)$/]': ({ object }) => check(object),
      "CallExpression[callee.object.name='Object'][callee.property.name='fromEntries'] > .arguments": check,
    };
  },
};
