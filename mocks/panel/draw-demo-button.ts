import { getDemoButton } from './place-button.ts'

// This separate entry runs before the portal is rendered, so that the button does not shift the page.
getDemoButton()
