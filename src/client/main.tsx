import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followPrefs } from './state/prefs.ts';
import { loadSpeech, SpeechProvider } from './state/messages.tsx';

/** Keeps the app itself in the browser, so that it starts without network; never in development. */
function keepOffline(): void {
  if ('serviceWorker' in navigator && document.querySelector('meta[name="vatra-offline"]'))
    void navigator.serviceWorker.register('/sw.js');
}

async function start(): Promise<void> {
  followPrefs();
  const speakers = await loadSpeech();
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <SpeechProvider speakers={speakers}>
        <App />
      </SpeechProvider>
    </StrictMode>,
  );
  keepOffline();
}

void start();
