export interface BreadcrumbsProps {
  readonly label: string;
  readonly links: readonly { readonly text: string; readonly href: string }[];
}
