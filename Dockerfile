# Site, console and API in one container. Data is stored in /data unless DATABASE_URL is set.
FROM node:22-bookworm-slim AS build
WORKDIR /source
COPY . .
# Settings read at build time; all others are read at each start. See "Settings" in docs/operations.md.
ARG CONTENT_FILE VITE_ADMIN_BASE VITE_API_BASE VITE_VITALS_URL INSTITUTE_TZ
RUN npm ci --omit=dev --ignore-scripts \
  && npm run release \
  && mkdir /app \
  && tar -xzf release/institute-*.tgz -C /app --strip-components=1 \
  && cd /app \
  && npm ci --ignore-scripts

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build /app /app
RUN install -d -m 0700 -o node -g node /data
USER node
WORKDIR /app
VOLUME /data
EXPOSE 3000
# Checks the process only. Problems of the database are reported by /api/ready, and a restart does not fix them. Docker restarts
# no unhealthy container, so the check kills a server that does not answer. Process 1 is an init: no process of a container can
# kill process 1.
HEALTHCHECK --interval=10s --timeout=40s --start-period=20s \
  CMD ["node", "deploy/health.mjs", "30", "sh", "-c", "kill -KILL $(cat /proc/1/task/1/children)"]
CMD ["node", "dist/server/main.js"]
