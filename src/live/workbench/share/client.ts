import { addBehaviors } from '@site/src/client/behaviors';
import { readAddress } from '@site/src/client/navigation/address';

addBehaviors({
  start() {
    // Some programs escape the `#` of a shared link, so the link leads to an address that does not exist. In this case,
    // the page opens the intended address.
    const address = readAddress();
    const [page = '', code] = address.pathname.split(/%(?:25)*23(?=code)/i);
    if (code === undefined) return;
    // The parts of the address are set separately, because a path that begins with two slashes would be parsed as a
    // host.
    address.pathname = page;
    address.hash = code;
    window.location.replace(address);
  },
});
