import { writeFile } from 'node:fs/promises';
import { routeOnce } from '../page/route-once.ts';
import { expect, test } from '../page/test.ts';
import { withCamera } from '../page/with-pictures.ts';
import { chooseFile, photo, pngPicture } from './fill-form.ts';
import { openForm } from './open-form.ts';

test.use(withCamera);

/** A grey square of 64 pixels. */
const tinyJpeg =
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCABAAEADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB//2Q==';

test('takes a photo as a PNG, a JPEG or by the camera, shows how far it is, tries again what was lost, and says what is no picture [A-152 A-153 A-154 A-310]', async ({
  page,
  expectProblem,
}, testInfo) => {
  expectProblem(/oss\/upload/);
  await page.addInitScript(() => {
    const { set } = FormData.prototype;
    FormData.prototype.set = function (name: string, value: string | Blob) {
      if (value instanceof File) document.documentElement.dataset['sent'] = value.type;
      set.call(this, name, value as Blob);
    };
  });
  await openForm(page);
  const front = photo(page, 'Front photo of ID');

  await test.step('takes a PNG by the button Add, shows how far it is, and lets it be removed', async () => {
    await expect(front.locator('input[type=file]')).toHaveAttribute(
      'accept',
      'image/png,image/jpeg',
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/member/oss/upload', async (route) => {
      await held;
      await route.continue();
    });
    await chooseFile(page, front, pngPicture);
    await expect(front.getByRole('progressbar', { name: 'Uploading…' })).toBeVisible();
    release();
    await expect(front).toContainText('Photo uploaded');
    await expect(front.getByRole('img', { name: 'Front photo of ID' })).toHaveAttribute(
      'src',
      /^blob:/,
    );
    await front.getByRole('button', { name: 'Remove' }).click();
    await expect(front.getByRole('button', { name: 'Add' })).toBeVisible();
    await page.unroute('**/member/oss/upload');
  });

  await test.step('tries an upload again that was lost, with the photo that was chosen', async () => {
    await routeOnce(page, '**/member/oss/upload', (route) => route.abort());
    await chooseFile(page, front, pngPicture);
    await expect(front.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(front).toContainText('perya-192.png');
    await front.getByRole('button', { name: 'Try again' }).click();
    await expect(front).toContainText('Photo uploaded');
    await front.getByRole('button', { name: 'Remove' }).click();
  });

  await test.step('says what the server has against a file that is no picture, and lets another be chosen', async () => {
    const file = testInfo.outputPath('no-picture.png');
    await writeFile(file, 'not a picture at all');
    await chooseFile(page, front, file);
    await expect(front.getByRole('button', { name: 'Choose another' })).toBeVisible();
    await expect(front).toHaveAccessibleDescription(
      'Only PNG, JPEG and WebP pictures up to 8 MB are accepted',
    );
    await front.getByRole('button', { name: 'Choose another' }).click();
    await expect(front.getByRole('button', { name: 'Add' })).toBeVisible();
  });

  await test.step('takes a JPEG of the device, and says of a HEIC how to do better', async () => {
    const jpeg = testInfo.outputPath('photo.jpg');
    await writeFile(jpeg, Buffer.from(tinyJpeg, 'base64'));
    await chooseFile(page, front, jpeg);
    await expect(front).toContainText('Photo uploaded');
    await front.getByRole('button', { name: 'Remove' }).click();
    const heic = testInfo.outputPath('photo.jpeg');
    await writeFile(
      heic,
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    );
    await chooseFile(page, front, heic);
    await expect(front).toHaveAccessibleDescription(
      /^This is a HEIC photo, which cannot be read here\..*Most Compatible/,
    );
    await front.getByRole('button', { name: 'Choose another' }).click();
  });

  await test.step('takes a photo by the camera, of either side, and sends it as JPEG', async () => {
    const selfie = photo(page, 'Selfie with card');
    await selfie.getByRole('button', { name: 'Use camera' }).click();
    const camera = page.getByRole('dialog', { name: 'Upload Selfie with card' });
    const shutter = camera.getByRole('button', { name: 'Take photo' });
    await expect(shutter).toBeEnabled();
    await camera.getByRole('button', { name: 'Switch camera' }).click();
    await expect(shutter).toBeEnabled();
    await shutter.click();
    await expect(camera).toBeHidden();
    await expect(selfie).toContainText('Photo uploaded');
    await expect(page.locator('html')).toHaveAttribute('data-sent', 'image/jpeg');
  });
});
