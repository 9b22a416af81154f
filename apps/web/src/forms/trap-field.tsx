import "./trap-field.css";

/** Out of sight, out of the way of the keyboard and silent for those who listen: only a machine fills it in. */
export const TrapField = () => (
  <div className="trap-field" aria-hidden="true">
    <label>
      Website
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
