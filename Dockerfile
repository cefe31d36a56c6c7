# Builds the site, which checks all pages, and serves it with nginx. The container needs no privileges and writes only
# to /tmp:
#   docker build --tag wirespec-site .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL --publish 8080:8080 wirespec-site
# To set an option of the build, use its name: --build-arg WIRESPEC_SITE_URL=https://example.com

# Both images are pinned by digest, because tags move. docs-dev/hosting.md explains where the digests come from and how
# to update them.
# Node 24.19.0
FROM node:24-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG WIRESPEC_SITE_URL
ARG WIRESPEC_SITE_BASE_URL
ARG WIRESPEC_SITE_ANNOUNCEMENT_ID
ARG WIRESPEC_SITE_ANNOUNCEMENT_TEXT
ARG WIRESPEC_SITE_COLOR_MODE_SWITCH
ARG WIRESPEC_SITE_RESPECT_SYSTEM_COLOR
ARG WIRESPEC_SITE_EDIT_URL
ARG WIRESPEC_SITE_OFFLINE
ARG WIRESPEC_SITE_SEARCH_APP_ID
ARG WIRESPEC_SITE_SEARCH_API_KEY
ARG WIRESPEC_SITE_SEARCH_INDEX
ARG WIRESPEC_SITE_SEARCH_PAGE_PATH
ARG WIRESPEC_SITE_SEARCH_EXTERNAL_URLS
ARG WIRESPEC_SITE_REPORT_URL
RUN npm run build && npm run deploy:nginx

# The tests use the nginx of this Debian release. nginx and its Brotli module come from the same repository.
# bookworm-20260918-slim
FROM debian:bookworm-slim@sha256:3783cc01769c7b2b1b83a5c5ad96c815348e28ed7da68e2e3687004faa906251
RUN apt-get update \
  && apt-get install --yes --no-install-recommends curl libnginx-mod-http-brotli-static nginx \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /site/deploy/nginx/build /srv/wirespec
USER nobody
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/healthy"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-p", "/srv/wirespec", "-c", "nginx.conf", "-e", "stderr", "-g", "daemon off; pid /tmp/nginx.pid;"]
