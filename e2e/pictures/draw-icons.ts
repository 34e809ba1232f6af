import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from '../find-browser.ts'

/*
 * Draws the PNG icons, and the image that previews of shared links show (`invitation.png`), from the SVG files in
 * `src/assets`. Run: `node e2e/pictures/draw-icons.ts`.
 */

const assets = fileURLToPath(new URL('../../src/assets/', import.meta.url))
const icon = readFileSync(`${assets}icon.svg`, 'utf8')

/**
 * Returns an SVG image of the icon on a square without rounded corners. A device may crop the square, for example to a
 * circle, so `scale` (below 1) shrinks the drawing on the square.
 */
const drawOnSquare = (scale: number) => {
  const square = icon.replace('rx="7"', '')
  const margin = ((1 - scale) / 2) * 32
  const [, drawing = ''] = square.split(/<rect[^>]*>/)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1f5b40"/><g transform="translate(${margin} ${margin}) scale(${scale})">${drawing.replace('</svg>', '')}</g></svg>`
}

const images: { file: string; svg: string; width: number; height: number }[] = [
  { file: 'icon-180.png', svg: drawOnSquare(0.86), width: 180, height: 180 },
  { file: 'icon-192.png', svg: icon, width: 192, height: 192 },
  { file: 'icon-512.png', svg: icon, width: 512, height: 512 },
  { file: 'icon-maskable-512.png', svg: drawOnSquare(0.7), width: 512, height: 512 },
  { file: 'invitation.png', svg: readFileSync(`${assets}invitation.svg`, 'utf8'), width: 1200, height: 630 },
]

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
for (const { file, svg, width, height } of images) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<style>body{margin:0}svg{display:block;inline-size:100vw;block-size:100vh}</style>${svg}`,
  )
  writeFileSync(assets + file, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
