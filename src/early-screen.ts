import { runEarlyScript } from './hosting/early-script'

/* The entry point of the script in the HTML of each built page that needs a session (`src/hosting/built-pages.ts`). */
const page = document.getElementById('root')
if (page) runEarlyScript(page)
