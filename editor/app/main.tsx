import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { errorText, loadState } from './store.ts';

const root = createRoot(document.body);
loadState().then(
  () => root.render(<App />),
  (error) => root.render(<p>The editor cannot start. {errorText(error)}</p>),
);
