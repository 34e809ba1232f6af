import { demoButton } from './place-button.ts'

/* What the demo shows of itself is there before the page is, which would jump otherwise. */

demoButton()
