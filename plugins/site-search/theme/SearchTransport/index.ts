// Transport of this build. With a hosted account, an alias replaces this module with `client/hosted/connectSearch`.
export { connectSearch } from '../../client/embedded/connectSearch';
