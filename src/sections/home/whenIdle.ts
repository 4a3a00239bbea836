/** Safari has no requestIdleCallback. */
export const whenIdle = window.requestIdleCallback ?? setTimeout;
