import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A form that may be sent while the page's script is still on its way: `early-submit.js` holds it until
 * the mark is gone. Without any script, post keeps what was typed out of the address.
 */
export const EarlyForm = ({ children, ...rest }: ComponentProps<"form">) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.removeAttribute("data-awaits"), []);
  return (
    <form ref={form} method="post" noValidate data-awaits="" {...rest}>
      {children}
      <script src="/early-submit.js" />
    </form>
  );
};
