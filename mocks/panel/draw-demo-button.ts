import { getDemoButton } from './place-button.ts'

// An entry of its own, which runs before the portal is rendered, so that the button does not shift the page.
getDemoButton()
