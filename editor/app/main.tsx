import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { begin, errorText } from './desk.ts';

const root = createRoot(document.body);
begin().then(
  () => root.render(<App />),
  (error) => root.render(<p>The editor cannot start. {errorText(error)}</p>),
);
