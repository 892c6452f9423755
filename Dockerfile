# syntax=docker/dockerfile:1

# The build arguments set the header rules of Next alone. A start decides the headers anew (docs/decisions/0038), so all of
# them may stay empty.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
# The packages of `packages` are compiled into the build. Only `package.json` of the root names what is installed.
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG CONTENT_SECURITY_POLICY=
ARG GTM_CONTAINERS=
ARG CONVERSION_IDS=
ARG HSTS_SECONDS=
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data PORT=3000
COPY --from=build /app ./
# The only folder that the shop writes to. A new volume inherits its owner.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Checks liveness only: a dependency may be down, and a restart would not help (decision 28).
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# Not started by npm, which would not pass SIGTERM on to the shop properly.
CMD ["node", ".next/cli/start.mjs"]
