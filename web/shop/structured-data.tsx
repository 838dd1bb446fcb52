import { useNonce } from '../nonce.js';

/**
 * Writes data for search engines (schema.org, CAT-02). It escapes "<", because a text could otherwise end the script
 * element.
 */
export function StructuredData({ data }: { readonly data: object }): React.JSX.Element {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** Describes the breadcrumbs for search engines, which require absolute URLs here. */
export function breadcrumbList(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${publicUrl}${path}`,
    })),
  };
}
