// What answers the searches of this build. The plugin puts `client/hosted/connectSearch` in this place when there is an account.
export { connectSearch } from '../../client/embedded/connectSearch';
