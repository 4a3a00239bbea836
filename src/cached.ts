/** The value under a name in a cache, made on first use. */
export function cached<Name, Value>(
  cache: Map<Name, Value>,
  name: NoInfer<Name>,
  make: () => NoInfer<Value>,
): Value {
  const value = cache.get(name) ?? make();
  cache.set(name, value);
  return value;
}
