# The site as one small image, without development dependencies. PUBLIC_URL is built into the pages, so every address needs its own
# image.
FROM node:24.21.0-slim AS node

FROM node AS build
WORKDIR /fogratt
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tools tools
COPY public public
COPY src src
COPY astro.config.ts vite.server.config.ts tsconfig.json ./
ARG PUBLIC_URL=http://localhost:3000
ARG PUBLIC_BACKEND_URL=
ARG PUBLIC_BACKEND_KEY=
RUN npm run build

FROM node AS production
WORKDIR /fogratt
COPY package.json package-lock.json ./
# Optional are sharp's libraries for this platform, and Node itself, which is already in the image.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node
ARG PUBLIC_URL=http://localhost:3000
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PUBLIC_URL=${PUBLIC_URL}
WORKDIR /fogratt
COPY --from=production /fogratt/node_modules node_modules
COPY --from=build /fogratt/dist dist
COPY package.json ./
COPY deploy/healthcheck.mjs deploy/is-running.mjs deploy/backup.sh deploy/restore.sh deploy/store-copy.sh deploy/
# A new volume inherits this owner.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=4", "dist/server/main.js"]
