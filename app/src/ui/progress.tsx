/** How much of something is done, as a bar and in words. */
export const Progress = ({
  value,
  most,
  text,
}: {
  readonly value: number;
  readonly most: number;
  readonly text: string;
}) => (
  <div className="progress">
    <progress value={value} max={most} aria-label={text} />
    <span aria-hidden="true">{text}</span>
  </div>
);
