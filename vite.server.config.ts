import { defineConfig } from 'vite'

/** The server as plain JavaScript, because Node runs TypeScript but not the React of letters and answer pages. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        migrate: 'src/server/migrate.ts',
        'encode-photo': 'src/server/adapters/encode-photo.ts',
        press: 'src/server/press/press-process.ts',
        quotes: 'src/server/cli/quotes.ts',
        doctor: 'src/server/cli/doctor.ts',
      },
    },
  },
})
