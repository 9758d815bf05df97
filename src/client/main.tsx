import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { runEffectsBeforeInput } from './components/effects.ts';
import { focusDrawings } from './components/svg-focus.ts';
import { fileAddress } from './net/address.ts';
import { followPrefs, usePrefs } from './state/prefs.ts';
import { loadMessages, MessagesProvider } from './state/messages.tsx';

/** Delay of the service worker after the page is drawn, in ms: it fetches the whole app, and the page itself comes first. */
const OFFLINE_AFTER_MS = 5_000;

/** Registers the service worker, so that the app starts without network; not in development. */
function keepOffline(): void {
  if ('serviceWorker' in navigator && document.querySelector('meta[name="vatra-offline"]'))
    setTimeout(() => void navigator.serviceWorker.register(fileAddress('/sw.js')), OFFLINE_AFTER_MS);
}

async function start(): Promise<void> {
  focusDrawings();
  runEffectsBeforeInput();
  followPrefs();
  const first = await loadMessages(usePrefs.getState().language);
  // The language decides which fonts are loaded at the first layout.
  document.documentElement.lang = first.language;
  // Warns of missing keys and wrongly nested elements; left out of the production build.
  if (import.meta.env.DEV) await import('preact/debug');
  render(
    <MessagesProvider first={first}>
      <App />
    </MessagesProvider>,
    document.getElementById('app')!,
  );
  keepOffline();
}

void start();
