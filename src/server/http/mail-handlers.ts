import type { FastifyInstance } from 'fastify';
import type { RouteName } from '../../protocol/index.ts';
import { ApiError } from '../api-error.ts';
import type { ServerContext } from '../context.ts';
import type { Mailer } from '../notices/mail.ts';
import { keyOf, payerOf, type PeopleServices, type RouteHandlers } from './caller.ts';
import { MOST_NOTICES, pendingNotice } from './people-handlers.ts';

type MailRoutes = Extract<RouteName, 'addMail' | 'confirmMail' | 'stopMail'>;

/** Handlers of the routes of e-mail notices. */
export function mailHandlers(context: ServerContext, { post }: PeopleServices): Pick<RouteHandlers, MailRoutes> {
  const { storage, caps } = context;
  function mailer(): Mailer {
    if (!post.mailer) throw new ApiError('no-mail');
    return post.mailer;
  }
  return {
    async addMail({ body }, caller) {
      const key = keyOf(caller);
      const sender = mailer();
      const { id } = key.person;
      const [kept, asked] = await Promise.all([storage.subscriptions(id), storage.mailRequests(id, context.now())]);
      if (kept.length + asked.length >= MOST_NOTICES) throw new ApiError('notices-full');
      caps.mails.take(payerOf(caller));
      return { notice: pendingNotice(await sender.request(key, body.address, body.language)) };
    },
    confirmMail: async ({ body }) => ({ address: (await mailer().confirm(body.token)).address }),
    async stopMail({ body }) {
      await mailer().stop(body.token);
      return {};
    },
  };
}

/**
 * The address in the header `List-Unsubscribe`. Mail programs send a POST with a form (RFC 8058) without asking their reader
 * further; a reader who opens it with a browser gets a page that asks first.
 */
export function addMailLinks(app: FastifyInstance, mailer: Mailer | undefined, basePath: string): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null),
    );
    scope.post<{ Params: { token: string } }>('/mail/stop/:token', async ({ params }) => {
      if (!mailer) throw new ApiError('no-mail');
      await mailer.stop(params.token);
      return {};
    });
    scope.get<{ Params: { token: string } }>('/mail/stop/:token', (request, reply) =>
      reply.redirect(`${basePath}/mail#stop=${encodeURIComponent(request.params.token)}`, 303),
    );
  });
}
