/** Most things that are counted: what a filter finds beyond that is narrowed down before all of it is acted on. */
export const mostCounted = 10_000;
