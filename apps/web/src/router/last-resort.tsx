import { paths } from "@app/contract/paths";
import { Component, type ReactNode } from "react";

type Props = { location: unknown; children: ReactNode };
type State = { location: unknown; failed: boolean };

/**
 * What is left when even the page's own error page fails. It takes the place of the router's, which
 * would show a stack trace to somebody who may be looking for help.
 */
export class RemixErrorBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failed: false };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <html lang="en-GB">
        <body>
          <h1>Something broke here.</h1>
          <p>
            Nothing of yours is lost. <a href={paths.home}>Go home</a>.{" "}
            <a href={paths.crisis}>In crisis?</a>
          </p>
        </body>
      </html>
    );
  }
}

/** The root has an error page and a waiting page of its own, so the router's are never asked for. */
export const RemixRootDefaultErrorBoundary = (): null => null;
export const BoundaryShell = (): null => null;
