/** A page of the shop in a search result (CAT-12). */
export interface SitePage {
  readonly breadcrumbs: readonly { readonly name: string; readonly url: string }[];
  readonly isAdvisoryPage: boolean;
  readonly metaDescription: string;
  readonly summary: string;
  readonly title: string;
  readonly url: string;
  readonly name: string;
  readonly text: string;
}
