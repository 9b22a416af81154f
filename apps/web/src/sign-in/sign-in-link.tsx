import { paths } from "@app/contract/paths";
import { useLocation } from "react-router";
import { Link } from "../navigation/link.tsx";
import { type ButtonKind, buttonClass } from "../ui/button.tsx";

/** Signing in, and back to this page. */
export const SignInLink = ({ kind = "ember" }: { kind?: ButtonKind }) => {
  const { pathname, search } = useLocation();
  return (
    <Link
      className={buttonClass(kind)}
      to={`${paths.login}?next=${encodeURIComponent(pathname + search)}`}
    >
      Sign in
    </Link>
  );
};
