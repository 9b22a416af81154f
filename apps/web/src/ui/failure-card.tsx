import type { ReactNode } from "react";
import "./failure-card.css";

type FailureCardProps = {
  title: string;
  /** What happened, that nothing was lost, and what to do. */
  text: ReactNode;
  /** The way on; usually trying again. */
  acts: ReactNode;
  /** As deep as the place it stands in asks for. */
  level?: 2 | 3;
  className?: string | undefined;
  children?: ReactNode;
};

export const FailureCard = ({
  title,
  text,
  acts,
  level = 2,
  className,
  children,
}: FailureCardProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={className ? `failed ${className}` : "failed"} role="alert">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className="failed-acts">{acts}</div>
      {children}
    </div>
  );
};
