const wave = { width: 9, height: 56 };

/** A thread without tension, as long as the box it is shown in is high. */
export function Slack() {
  const { width, height } = wave;
  const [middle, quarter] = [width / 2, height / 4];
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      data-repeat={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
    >
      <pattern id="slack" width={width} height={height} patternUnits="userSpaceOnUse">
        <path
          d={`M${middle}-1V0q5 ${quarter} 0 ${2 * quarter}t0 ${2 * quarter}v1`}
          fill="none"
          stroke="var(--madder)"
          strokeWidth={3}
        />
      </pattern>
      <path d="M0 0h9v9999h-9z" fill="url(#slack)" />
    </svg>
  );
}
