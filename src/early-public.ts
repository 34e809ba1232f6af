import { runEarlyPublicScript } from './hosting/early-script'

/* The entry point of the script in the HTML of each built page whose data need no session (`src/hosting/built-pages.ts`). */
const page = document.getElementById('root')
if (page) runEarlyPublicScript(page)
