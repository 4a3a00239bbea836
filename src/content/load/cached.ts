/** A cache: the value under the name, made on first use. */
export function keptIn<Name, Kept>(
  cache: Map<Name, Kept>,
  name: NoInfer<Name>,
  make: () => NoInfer<Kept>,
): Kept {
  const kept = cache.get(name) ?? make();
  cache.set(name, kept);
  return kept;
}
