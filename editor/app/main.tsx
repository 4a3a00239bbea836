import '@fontsource-variable/noto-sans-devanagari';
import '@fontsource-variable/onest';
import '#src/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<App />);
