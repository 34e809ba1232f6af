import { getDemoButton } from './place-button.ts'

// This file runs before the portal renders. If the button appeared after the portal, it would push the portal down.
getDemoButton()
