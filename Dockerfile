# Vatra's server with the built web app. Data lie in /data; settings are variables of the environment (docs/hosting.md).
#
#   docker build -t vatra .
#   docker run -p 3000:3000 -v vatra:/data --read-only --tmpfs /tmp vatra
#
# For two architectures: docker buildx build --platform linux/amd64,linux/arm64 .
# Other bases work as well: the first needs Node.js and npm, the second Node.js alone. Both need the same C library.
ARG BUILD_BASE=node:24-alpine
ARG BASE=node:24-alpine

# The bundle is the same for all architectures: it is built once, on that of the building machine.
FROM --platform=$BUILDPLATFORM ${BUILD_BASE} AS build
WORKDIR /src
COPY . .
RUN npm ci && mkdir release && npm pack --pack-destination release

# The packages with native code are those of the target.
FROM ${BUILD_BASE} AS install
COPY --from=build /src/release/ /release/
RUN npm install --omit=dev --prefix /opt/vatra /release/*.tgz \
  && cd /opt/vatra/node_modules/vatra/dist/sqlite/prebuilds \
  && find . -mindepth 1 -maxdepth 1 ! -name "linux-$(node -p process.arch)" -exec rm -r {} + \
  && mkdir /data && chown 10001:10001 /data

FROM ${BASE}
COPY --from=install /opt/vatra /opt/vatra
COPY --from=install --chown=10001:10001 /data /data
# `vatra` is on the path for commands in a running container: docker exec NAME vatra doctor
ENV PATH=/opt/vatra/node_modules/.bin:$PATH NODE_ENV=production VATRA_HOST=0.0.0.0 VATRA_PORT=3000 VATRA_DATA=/data/vatra.db
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.VATRA_PORT}/ready`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/opt/vatra/node_modules/.bin/vatra"]
CMD ["serve"]
