// Transport of this build. With a hosted account, the plugin replaces it with `client/hosted/connectSearch`.
export { connectSearch } from '../../client/embedded/connectSearch';
