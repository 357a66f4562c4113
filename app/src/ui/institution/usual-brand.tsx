/** What stands at the top of every page until the institution is known. */
export const UsualBrand = ({ app }: { readonly app: string }) => (
  <p className="brand">
    <img src="/app/icon.svg" alt="" width="24" height="24" />
    <span>{app}</span>
  </p>
);
