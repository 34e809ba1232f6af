import { Blob, File } from 'node:buffer'

/*
 * Replaces the Blob, File and FormData of jsdom with those of Node, because Node's `fetch` sends the FormData of jsdom as the
 * text `[object FormData]`. The FileReader of jsdom reads only jsdom's blobs, so `NodeFileReader` first converts
 * a blob of Node to a blob of jsdom.
 */
async function replaceFileClasses() {
  const JsdomBlob = globalThis.Blob
  const JsdomFileReader = globalThis.FileReader

  /** Converts a blob of Node to a blob of jsdom. */
  const toJsdomBlob = async (blob: globalThis.Blob) =>
    new JsdomBlob([await blob.arrayBuffer()], { type: blob.type })

  class NodeFileReader extends JsdomFileReader {
    override readAsText(blob: globalThis.Blob, encoding?: string) {
      void toJsdomBlob(blob).then((jsdomBlob) => super.readAsText(jsdomBlob, encoding))
    }

    override readAsDataURL(blob: globalThis.Blob) {
      void toJsdomBlob(blob).then((jsdomBlob) => super.readAsDataURL(jsdomBlob))
    }

    override readAsArrayBuffer(blob: globalThis.Blob) {
      void toJsdomBlob(blob).then((jsdomBlob) => super.readAsArrayBuffer(jsdomBlob))
    }
  }

  const formData = await new Response(new URLSearchParams()).formData()
  Object.assign(globalThis, { Blob, File, FormData: formData.constructor, FileReader: NodeFileReader })
}

// This module runs once for each test file. The test files of a process share their globals, so only the first run replaces
// them.
if (!Object.is(globalThis.Blob, Blob)) await replaceFileClasses()
