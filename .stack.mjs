import sharp from 'sharp'

const [, , out, ...fs] = process.argv
const ms = await Promise.all(fs.map(async (f) => ({ f, m: await sharp(f).metadata() })))
const w = Math.max(...ms.map((x) => x.m.width)),
  h = ms.reduce((s, x) => s + x.m.height + 12, 0)
let t = 0
await sharp({ create: { width: w, height: h, channels: 3, background: '#fff' } })
  .composite(
    ms.map((x) => {
      const c = { input: x.f, left: 0, top: t }
      t += x.m.height + 12
      return c
    }),
  )
  .png()
  .toFile(out)
