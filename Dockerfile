FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node -e "import('./scripts/build.js').then(({ build }) => build())" && npm prune --omit=dev

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production SHOP_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/scripts/algort.js ./scripts/algort.js
RUN chmod 755 scripts/algort.js && ln -s /app/scripts/algort.js /usr/local/bin/algort
RUN mkdir .data && chown node:node .data
USER node
EXPOSE 3000
CMD ["sh", "-c", "node dist/server/services/host/commands/migrate.js && exec node --max-semi-space-size=32 --max-old-space-size=448 dist/shop/main.js"]
