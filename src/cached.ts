/** A function that makes the value of each key once. */
export function cached<Value, Key = void>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  return (key) => {
    if (!values.has(key)) values.set(key, make(key));
    return values.get(key) as Value;
  };
}
