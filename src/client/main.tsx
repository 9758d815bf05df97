import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { fileAddress } from './net/address.ts';
import { followPrefs, usePrefs } from './state/prefs.ts';
import { loadMessages, MessagesProvider } from './state/messages.tsx';

/** Registers the service worker, so that the app starts without network; not in development. */
function keepOffline(): void {
  if ('serviceWorker' in navigator && document.querySelector('meta[name="vatra-offline"]'))
    void navigator.serviceWorker.register(fileAddress('/sw.js'));
}

async function start(): Promise<void> {
  followPrefs();
  const first = await loadMessages(usePrefs.getState().language);
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <MessagesProvider first={first}>
        <App />
      </MessagesProvider>
    </StrictMode>,
  );
  keepOffline();
}

void start();
