# One image for web, worker and every command of `casa`. What is in it is written in
# scripts/image/layout.ts alone; its tags are exact, and `npm run image:digests` adds the digests.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node scripts/build.ts && node scripts/image/lay-out.ts /image

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PATH=/app/bin:$PATH
WORKDIR /app
# Owned by root: the process cannot change its own program, and works on a read-only file system.
COPY --from=build /image /app
RUN mkdir data /backups && chown node:node data /backups
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["node", "/app/bin/health.mjs"]
CMD ["casa", "start"]
