/** Every layout's main element carries this id. */
export const mainId = "main";

export const SkipLink = () => (
  <a className="skip-link" href={`#${mainId}`}>
    Skip to the main content
  </a>
);
