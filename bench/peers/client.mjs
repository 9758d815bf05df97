// A connection to boardgame.io's server as its own client makes it.

import { io } from 'socket.io-client';

/** Opens a separate socket, as every player has one. */
export const connect = (url) => io(url, { transports: ['websocket'], forceNew: true });
