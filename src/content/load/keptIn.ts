/** What stands under the name, made when it is first asked for: every page asks for much of the same. */
export function keptIn<Name, Kept>(
  known: Map<Name, Kept>,
  name: NoInfer<Name>,
  make: () => NoInfer<Kept>,
): Kept {
  const kept = known.get(name) ?? make();
  known.set(name, kept);
  return kept;
}
