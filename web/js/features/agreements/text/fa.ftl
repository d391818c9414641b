### Agreements: what is said once their list is opened, or a hint is asked for.

agreements-line = چیزی که یارها قرار گذاشته‌اند ورق‌هایشان بگوید؛ همهٔ سر میز می‌توانند آن را بدانند. ربات‌ها هر قرار را جایی نگه می‌دارند که کم‌هزینه باشد، و آن را در ورق‌های دیگران می‌خوانند. شما آزادید نگهش دارید یا نه.
agreements-next = تغییر شما از دور بعد اجرا می‌شود.
agreements-of-challenge = چالش با قرارهای سازندهٔ آن بازی می‌شود.
agreements-of-host = روی دستگاهی انتخاب می‌شود که ورق می‌دهد.
agreements-waiting = موتور هنوز در راه است.
agreements-example = مثال
agreements-trick = دست { $number }
agreements-holds = { $seat ->
    [S] ورق‌های شما
   *[other] ورق‌های یارتان
  }
agreements-agreed = طبق قرار
agreements-kept = سر این میز برقرار است
agreements-not-kept = سر این میز برقرار نیست
agreement-return_suit = خالی را که آمدم برگردان
agreement-return_suit-line = وقتی نوبت شروع به شما رسید، خالی را بیایید که یارتان آمده بود.
agreement-high_low = اول بالا، بعد پایین: ادامه بده
agreement-high_low-line = روی خالی که یار آمده، اول ورق بالاتر و بعد پایین‌تر یعنی همین خال را ادامه بدهید. اول پایین و بعد بالا چنین معنایی ندارد.
agreement-first_discard = اولین ردی من: خالی که دوست دارم
agreement-first_discard-line = بار اول که خال زمین را ندارید، ورق کوچکی از خالی رد کنید که دوست دارید بیایند.
agreement-weak_discards = اولین ردی من: خالی که دوست ندارم
agreement-weak_discards-line = بار اول که خال زمین را ندارید، ورقی از خالی رد کنید که دوست ندارید بیایند.
agreements-mirror = خال اولین ردی من
agreements-mirror-first_discard = دوست دارم
agreements-mirror-weak_discards = دوست ندارم
agreement-low_trump = حکم کوچک: حکم‌ها را بیرون بکش
agreement-low_trump-line = اگر یارتان حکم کوچکی آمده باشد، تا وقتی دیگران حکم دارند شما هم حکم بیایید.
agreement-points = امتیاز روی دستی که حتماً مال ماست
agreement-points-line = روی دستی که یارتان حتماً می‌برد، پرامتیازترین ورق را بگذارید.
agreement-last_trick = دست آخر مال شماست اگر بالاترین ورق را دارید
agreement-last_trick-line = از دو ورق آخر، آن را نگه دارید که دست آخر را حتماً می‌برد.

## What a hint has read in the partner’s cards, and what the card that it advises keeps.

agreement-read-return_suit = { $of ->
    [you] یارتان
   *[other] { $name }
  } { suit } آمده و می‌خواهد برگردد.
agreement-read-high_low = { $of ->
    [you] یارتان
   *[other] { $name }
  } در { suit } اول بالا و بعد پایین رفت: ادامه بدهید.
agreement-read-first_discard = اولین ردی { $of ->
    [you] یارتان
   *[other] { $name }
  } می‌گوید: { suit } را دوست دارم.
agreement-read-weak_discards = اولین ردی { $of ->
    [you] یارتان
   *[other] { $name }
  } می‌گوید: { suit } را دوست ندارم.
agreement-read-low_trump = { $of ->
    [you] یارتان
   *[other] { $name }
  } حکم کوچکی آمد: حکم‌ها باید بیرون بیاید.
agreement-keeps-return_suit = طبق قرار { suit } را برمی‌گرداند.
agreement-keeps-high_low = { $leads ->
    [yes] طبق قرار { suit } را ادامه می‌دهد.
   *[no] طبق قرار می‌گوید { suit } ادامه پیدا کند یا نه.
  }
agreement-keeps-first_discard = { $leads ->
    [yes] طبق قرار { suit } می‌آید که یار دوست دارد.
   *[no] طبق قرار می‌گوید: { suit } را دوست دارم.
  }
agreement-keeps-weak_discards = { $leads ->
    [yes] طبق قرار { suit } می‌آید: یار خال دیگری را دوست ندارد.
   *[no] طبق قرار می‌گوید: { suit } را دوست ندارم.
  }
agreement-keeps-low_trump = طبق قرار حکم‌ها را بیرون می‌کشد.
agreement-keeps-points = طبق قرار امتیاز روی دستی می‌رود که حتماً مال ماست.
agreement-keeps-last_trick = طبق قرار بالاترین ورق برای دست آخر می‌ماند.
